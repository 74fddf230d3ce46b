import { useAction, useShareLink } from '@wallet/kit/app';
import { toast } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Present } from '../model/present.ts';

/** Gives the link of a present away: whoever opens it first may have it. */
export function useShareGift({ id, name }: Pick<Present, 'id' | 'name'>) {
  const t = messages.use();
  const share = useShareLink(() => toast(t.presents.copied));
  const url = `${window.location.origin}/cpon/ReceiveCpon?presentId=${id}`;
  return useAction(() => share({ title: t.presents.shareTitle, text: name, url }));
}
