import { type Action, type LinkOutcome, useAction, useFollowLink, useWallet } from '@wallet/kit/app';
import { nowherePath, pageTarget } from '../entry/entryTarget.ts';

/** Addresses that the entry knows without the registry: the same name leads to the same page from home. */
function statedAddress(name: string, values: Readonly<Record<string, string>>): string | null {
  const page = pageTarget(new URLSearchParams({ ...values, pageId: name }), null);
  return page.kind === 'go' ? page.to : null;
}

const endsNowhere = (outcome: LinkOutcome) =>
  outcome.kind === 'failed' && outcome.messageId === 'linkNotReleased';

/** Follows the link of a banner or a notice. A page that is not released ends on the catch-all (A09). */
export function useHomeLink(): Action<[link: string], void> {
  const { navigate } = useWallet();
  const follow = useFollowLink({ addressOf: statedAddress, tells: (outcome) => !endsNowhere(outcome) });
  return useAction(async (link: string) => {
    const outcome = await follow.run(link);
    if (outcome && endsNowhere(outcome)) await navigate.open(nowherePath);
  });
}
