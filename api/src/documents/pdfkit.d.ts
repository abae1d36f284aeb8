/** What pdfkit takes and its types do not say yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a table's heading cell. */
    scope?: 'Column' | 'Row'
  }

  /** A picture that the file holds once, however often it is drawn. */
  interface OpenedImage {
    readonly width: number
    readonly height: number
  }

  interface PDFImage {
    openImage(src: Buffer): OpenedImage
    image(src: OpenedImage, x: number, y: number, options: ImageOption): this
  }
}
