import { v } from '../../schema/index.ts';
import { alert, confirm } from '../overlays/dialogs.ts';
import { toast } from '../ToastHost/toast.ts';
import { boundPhone } from './bindPhone.ts';
import { askPhone } from './phoneScreens.ts';

/** How it ended: `left` is a sheet that the customer closed again; a refusal has been told. */
export type Given = 'done' | 'copied' | 'left' | 'refused';

async function copy(text: string): Promise<boolean> {
  try {
    // Missing where the page is not secure; refused by every Android WebView.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a text and says so once it is copied; where the phone refuses it, a dialog holds the text to be selected.
 *
 * @param copied what is said when it is done
 */
export async function copyText(text: string, copied: string): Promise<boolean> {
  const isCopied = await copy(text);
  if (isCopied) toast(copied);
  else await alert({ id: 'copyRefused', quote: text });
  return isCopied;
}

export interface SharedLink {
  title: string;
  text: string;
  url: string;
}

const isShared = v.pipe(
  v.object({ isShared: v.boolean() }),
  v.transform(({ isShared }) => isShared),
);
const isSaved = v.object({ isSaved: v.literal(true) });

/** By the browser's own sheet; `absent` where there is none, or it does not open. */
async function bySheet(what: ShareData): Promise<'done' | 'left' | 'absent'> {
  if (!navigator.share || (what.files && !navigator.canShare?.(what))) return 'absent';
  try {
    await navigator.share(what);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'absent';
  }
}

/**
 * Gives a link away: by the phone app's share sheet, else the browser's, else into the clipboard, which `onCopied` says.
 * Where all of them refuse, a dialog holds the link to be selected.
 */
export async function shareLink({ title, text, url }: SharedLink, onCopied: () => void): Promise<Given> {
  const ending = await askPhone('share', { title, text, url }, isShared);
  if (ending === 'done' || ending === 'left') return ending;
  if (ending === 'absent') {
    const sheet = await bySheet({ title, url });
    if (sheet !== 'absent') return sheet;
    if (await copy(url)) {
      onCopied();
      return 'copied';
    }
  }
  await alert({ id: 'shareRefused', quote: url });
  return 'refused';
}

/**
 * Saves a file as a browser does, and says so; a phone's WebView downloads nothing, and the page says that in the app.
 *
 * @param saved what is said when it is done
 */
export async function saveFile(file: File, saved: string): Promise<Given> {
  if (boundPhone()?.isNative) {
    // The share sheet of an iPhone saves files, too.
    const sheet = await bySheet({ files: [file] });
    if (sheet !== 'absent') return sheet;
    await alert({ id: 'fileNotSaved' });
    return 'refused';
  }
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser reads it after the tap.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  toast(saved);
  return 'done';
}

interface GivenPicture {
  title: string;
  /** without its ending */
  name: string;
  /** what is said when it is saved */
  saved: string;
  /** drawn when it is wanted */
  draw: (type: 'image/jpeg' | 'image/png') => Promise<Blob>;
}

/**
 * Shares a picture, or puts it into the phone's photos. The phone app does it where it can; else the browser's sheet,
 * which also saves into its photos; in a browser without one, and to save at a computer, it is downloaded. Where it is
 * refused, a dialog says so and shows the picture, to be held or tried again.
 */
export async function givePicture(how: 'share' | 'save', picture: GivenPicture): Promise<Given> {
  const { title, name, saved, draw } = picture;
  const isNative = boundPhone()?.isNative === true;
  let image = '';
  if (isNative) {
    image = await base64Of(await draw('image/jpeg'));
    const ending =
      how === 'share'
        ? await askPhone('share', { title, text: title, image }, isShared)
        : await askPhone('saveImage', { image, name: `${name}.jpg` }, isSaved);
    if (ending === 'done' && how === 'save') toast(saved);
    if (ending === 'done' || ending === 'left') return ending;
    if (ending === 'refused') return refused();
  }
  const file = new File([await draw('image/png')], `${name}.png`, { type: 'image/png' });
  const isPhone = isNative || window.matchMedia('(pointer: coarse)').matches;
  if (how === 'share' || isPhone) {
    const sheet = await bySheet({ files: [file], title });
    if (sheet !== 'absent') return sheet;
  }
  return isNative ? refused() : saveFile(file, saved);

  async function refused(): Promise<Given> {
    const again = await confirm({
      id: how === 'share' ? 'pictureNotShared' : 'pictureNotSaved',
      picture: `data:image/jpeg;base64,${image}`,
    });
    return again ? givePicture(how, picture) : 'refused';
  }
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
