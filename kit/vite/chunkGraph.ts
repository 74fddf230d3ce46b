import type { Rolldown } from 'vite';

/**
 * The chunks that a file of a build needs at once: itself and all that it imports, whatever imports it late.
 *
 * @param chunkOf finds a chunk by its file name; undefined for what is none of this build
 */
export function chunksAtOnce(
  chunkOf: (file: string) => Rolldown.OutputChunk | undefined,
  start: string,
): Rolldown.OutputChunk[] {
  const files = new Set([start]);
  for (const file of files) for (const other of chunkOf(file)?.imports ?? []) files.add(other);
  return [...files].flatMap((file) => chunkOf(file) ?? []);
}

/** The style sheets of a chunk, as vite tells them: file names. */
export function stylesOf(chunk: Rolldown.OutputChunk): string[] {
  const { viteMetadata } = chunk as { viteMetadata?: { importedCss: Set<string> } };
  return [...(viteMetadata?.importedCss ?? [])];
}
