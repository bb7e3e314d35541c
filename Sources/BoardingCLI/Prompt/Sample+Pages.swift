extension Sample {
  /// Three titled pages, moved by a finger and by a tap.
  static let pages = Sample(
    name: "pages",
    summary: "Three titled pages under a menu, by finger and by tap.",
    text: """
      # Three titled pages, moved by a finger and by a tap.
      pages Cities
      page oslo   "Oslo"
      page bergen "Bergen"
      page tromso "Tromsø"
      resize 390 600

      start
      menu
      drag -195 over 200ms in 4 samples  # to the left, half of the way
      menu
      expect scrolling oslo > bergen 0.5
      expect indicator 64 146
      release at -600
      settle
      expect settled bergen
      tap tromso
      advance 150ms
      menu
      expect scrolling bergen > tromso 0.5
      settle
      menu
      expect settled tromso

      """
  )

  /// An endless calendar, one item for each day.
  static let calendar = Sample(
    name: "calendar",
    summary: "An endless calendar, an item for each day, thrown and reloaded.",
    text: """
      # An endless calendar with an item for each day.
      pages Calendar
      days
      resize 390 600
      option item-size fixed 78 40
      option scroll-position center

      start 2024-02-27
      menu
      fling forward
      settle
      fling forward fast
      settle
      expect settled 2024-02-29
      menu
      menu drag -78 over 100ms in 2 samples
      menu release at -2000      # the menu alone runs on
      settle
      menu
      expect settled 2024-02-29
      tap 2024-12-24             # far away: the menu brings it along
      settle
      expect settled 2024-12-24
      expect items 2024-12-22 2024-12-23 2024-12-24 2024-12-25 2024-12-26
      reload around 2025-01-01
      menu
      expect settled 2025-01-01

      """
  )

  /// Items that arrive in pieces.
  static let pieces = Sample(
    name: "pieces",
    summary: "36 names that arrive ten by ten, a second each, as pages are turned.",
    text: """
      # 36 names come ten by ten, and each piece takes a second.
      pages Names
      source "Name" total 36 page 10 latency 1s
      resize 390 600

      start                       # asks for the first piece
      expect refresh loading
      advance 1s
      expect arrived 1..10
      expect settled 1
      menu

      select 5 instant            # six are left: more than half of a piece
      expect append idle
      fling forward               # five are left: the second piece is asked for
      settle
      expect settled 6
      expect arrived 1..20

      select 20 instant           # the last one: the third piece is asked for
      fling forward               # nothing is behind it yet
      expect append loading
      settle
      expect settled 20
      expect arrived 1..30
      expect loaded 19 20 21      # what has arrived is the neighbour
      fling forward
      settle
      expect settled 21

      select 30
      settle
      expect arrived 1..36
      expect append complete
      select 36
      settle
      fling forward               # past the last one
      settle
      expect settled 36
      menu

      expect requests             # each piece once, and none is missed
        refresh start
        append 2
        append 3
        append 4
      end

      """
  )
}
