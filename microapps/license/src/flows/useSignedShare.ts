import { useCertificateSign, useShareLink } from '@wallet/kit/app';
import { toast } from '@wallet/kit/ui';
import { listShares } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { checkAddress } from '../model/qualification.ts';

/** Hands the link of a certificate over. */
export function useHandOver() {
  const t = messages.use();
  const shareLink = useShareLink(() => toast(t.send.copied));
  return (shareNo: string) =>
    shareLink({
      title: t.paper.send,
      text: t.institute,
      url: checkAddress(window.location.origin, shareNo),
    });
}

/**
 * Has the consent to a share signed that its receiver wants signed. Whatever the certificate's page says, the institute
 * knows whether it was: then the link is handed over.
 */
export function useSignedShare(qualificationId: string, onEnd: () => unknown) {
  const { send: t } = messages.use();
  const hand = useHandOver();
  return useCertificateSign(`share-${qualificationId}`, async () => {
    const [latest] = await listShares(qualificationId);
    if (latest?.signId && latest.state === 'open') await hand(latest.number);
    else toast(t.unsigned);
    await onEnd();
  });
}
