/// Items in pieces of ten, a second each, under a whole of 400 by 600.
let itemsInPieces = """
  pages Names
  source "Name" total 36 page 10 latency 1s
  resize 400 600

  """
