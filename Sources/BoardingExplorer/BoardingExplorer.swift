@_exported public import Boarding
