import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { readIndex } from '@wallet/kit/common';
import { EmptyState } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { readShortLink } from '../api/calls.ts';
import { pathOfPage } from '../api/released.ts';
import { readCode, type ShortLinkTarget, shortLinkTarget } from '../entry/shortLinkTarget.ts';
import { messages } from '../messages/index.ts';

type Found = ShortLinkTarget | { kind: 'expired' };

export function FMA90000() {
  const t = messages.use().shortLink;
  const { navigate } = useWallet();
  const code = readCode(useQuery());
  const load = useLoad<Found>(
    async (signal) => {
      if (code === null) return { kind: 'unknown' };
      const answer = await readShortLink(code, { signal });
      if (answer.kind !== 'link') return answer;
      const target = shortLinkTarget(answer.link, null);
      if (target.kind !== 'askRegistry') return target;
      const registry = await readIndex();
      return registry ? shortLinkTarget(answer.link, (pageId) => pathOfPage(registry, pageId)) : target;
    },
    [code],
  );
  const to = load.data?.kind === 'go' ? load.data.to : null;

  useEffect(() => {
    if (to !== null) navigate.replace(to);
  }, [to]);

  // Nobody could say what is released: that is no fault of the link, and can be tried again.
  const isUnreachable = load.data?.kind === 'askRegistry';
  const state = to !== null ? 'loading' : isUnreachable ? 'error' : load.state;
  const said = load.data?.kind === 'expired' ? t.expired : t.unknown;
  return (
    <Screen title={t.title} noBack of={load} state={state}>
      <div data-result={load.data?.kind}>
        <EmptyState
          picture="missing"
          title={said.title}
          description={said.text}
          action={{ label: t.home, onClick: navigate.home, action: 'goHome' }}
        />
      </div>
    </Screen>
  );
}
