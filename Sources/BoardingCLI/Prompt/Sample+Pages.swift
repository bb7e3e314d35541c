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
}
