const bothCases = (letter: string) => letter.toLowerCase() + letter.toUpperCase();

/** A regular expression's source without the flag `i`, which JSON Schema does not have: `[a-z]k` becomes `[a-zA-Z][kK]`. */
export function anyCase(source: string): string {
  return source.replace(/\\.|\(\?[:!=]|\[(?:\\.|[^\]])*\]|[a-z]/gi, (part) => {
    if (part.startsWith('\\') || part.startsWith('(')) return part;
    if (!part.startsWith('[')) return `[${bothCases(part)}]`;
    return part.replace(/\\.|[a-z]-[a-z]|[a-z]/gi, (piece) =>
      piece.startsWith('\\')
        ? piece
        : piece.length === 3
          ? piece.toLowerCase() + piece.toUpperCase()
          : bothCases(piece),
    );
  });
}
