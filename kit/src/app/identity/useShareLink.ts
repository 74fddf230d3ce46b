import { type Given, type SharedLink, shareLink } from '../../ui/index.ts';

/**
 * Gives a link away: by the phone app's share sheet, else the browser's, else into the clipboard, which `onCopied` says.
 * It answers how that ended; where nothing could take the link, the customer has been told and could select it.
 */
export function useShareLink(onCopied: () => void): (link: SharedLink) => Promise<Given> {
  return (link) => shareLink(link, onCopied);
}
