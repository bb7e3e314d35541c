@_exported public import BoardingMotion
