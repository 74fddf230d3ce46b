/** What may be picked, and from where. */
export interface PickFileOptions {
  /** As an input's `accept`: `image/*`, `application/pdf`, `.pdf`; several with commas between. All files when absent. */
  accept?: string;
  /** Asks for the camera at once; the front one for `user`. An Android WebView may leave it aside. */
  capture?: 'user' | 'environment';
  /** The largest file taken, in bytes. */
  maxBytes: number;
}

/** What came of it: a file, nobody's choice, or why the file is not taken. */
export type PickedFile =
  | { kind: 'picked'; file: File }
  | { kind: 'cancelled' }
  | { kind: 'tooLarge'; name: string; bytes: number; maxBytes: number }
  | { kind: 'wrongType'; name: string; type: string }
  | { kind: 'empty'; name: string };

/** Whether a file is one of those an `accept` asks for; a file manager lets any through. */
function isAccepted({ name, type }: File, accept: string): boolean {
  const wanted = accept
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
  const fileName = name.toLowerCase();
  const fileType = type.toLowerCase();
  return (
    wanted.length === 0 ||
    wanted.some((each) => {
      if (each === '*/*') return true;
      if (each.startsWith('.')) return fileName.endsWith(each);
      return each.endsWith('/*') ? fileType.startsWith(each.slice(0, -1)) : fileType === each;
    })
  );
}

function judge(file: File, { accept = '', maxBytes }: PickFileOptions): PickedFile {
  const { name, type, size } = file;
  if (!isAccepted(file, accept)) return { kind: 'wrongType', name, type };
  // A photo that a killed camera never wrote.
  if (size === 0) return { kind: 'empty', name };
  return size > maxBytes ? { kind: 'tooLarge', name, bytes: size, maxBytes } : { kind: 'picked', file };
}

let giveUp: (() => void) | null = null;

/**
 * Has the customer pick one file or take a photo. In a browser and in every WebView alike by an `input type=file`: the
 * bridge's contract names no picker, and both platforms' WebViews open the system's own for such an input. `capture` is
 * a wish: an Android WebView may ignore it (home-assistant/android#6794), and then `accept` alone decides what is
 * offered, so give an `image/*` with it. What comes back is checked anew, as a file manager may hand over any file.
 * Call it from a tap: browsers open a picker for nothing else (goals-kit.md 46).
 *
 * ```ts
 * const picked = await pickFile({ accept: 'image/*', capture: 'environment', maxBytes: 5_000_000 });
 * if (picked.kind === 'tooLarge') …
 * ```
 *
 * @returns never rejects; `cancelled` also where a second picker is opened before the first was answered
 */
export function pickFile(options: PickFileOptions): Promise<PickedFile> {
  giveUp?.();
  return new Promise((resolve) => {
    const input = document.createElement('input');
    function settle(picked: PickedFile) {
      input.remove();
      if (giveUp === cancel) giveUp = null;
      resolve(picked);
    }
    function cancel() {
      settle({ kind: 'cancelled' });
    }
    giveUp = cancel;
    input.type = 'file';
    input.accept = options.accept ?? '';
    if (options.capture) input.setAttribute('capture', options.capture);
    input.hidden = true;
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      settle(file ? judge(file, options) : { kind: 'cancelled' });
    });
    input.addEventListener('cancel', cancel);
    // Some WebViews tell nothing of an input that is not in the page.
    document.body.append(input);
    input.click();
  });
}

/** A picked file as text (a data address), as calls carry it in their body. */
export function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
