import { useNativeScreen } from './useNativeScreen.ts';

interface Shared {
  title: string;
  text: string;
  url: string;
}

/**
 * Gives a link away: by the phone app's share sheet, else the browser's, else into the clipboard, which is told by
 * `onCopied`.
 */
export function useShareLink(onCopied: () => void): (link: Shared) => Promise<void> {
  const sheet = useNativeScreen('share');
  return async (link) => {
    const { kind } = await sheet.open(link);
    if (kind === 'answer' || kind === 'left') return;
    // A sheet that is closed again is no fault.
    if (navigator.share) return navigator.share({ title: link.title, url: link.url }).catch(() => {});
    await navigator.clipboard?.writeText(link.url).then(onCopied, () => {});
  };
}
