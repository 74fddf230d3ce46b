declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  interface Code128 {
    valid(): boolean;
    /** `data`: one character a module, `1` for a bar */
    encode(): { data: string };
  }
  type Code128Class = new (text: string, options: object) => Code128;
  /** CommonJS: some bundlers give its `exports`, some their `default`. */
  const module: Code128Class | { default: Code128Class };

  // biome-ignore lint/style/noDefaultExport: it is what the package gives
  export default module;
}
