import { Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { openWindow } from '@wallet/kit/bridge';
import { Badge, EmptyState, IconTile, Lead, List, ListItem, Note, toast } from '@wallet/kit/ui';
import { apply, beginCase } from '../api/calls.ts';
import { getting } from '../flows/getting.ts';
import { listIssuable, walletStatus } from '../flows/wallet.ts';
import { messages } from '../messages/index.ts';
import { ASK, detailOf, type Issuable, issuerOf, kinds, pictureOf, type Way, wayOf } from '../model/card.ts';
import { screenOf } from '../model/case.ts';
import { useInstead } from '../parts/useInstead.tsx';

const VETERANS = 'https://www.mpva.go.kr';

/** Six kinds: ready, had already, or why not, with the way on (3-identity-and-services s8). */
export function FMC13000() {
  const { list: t, home } = messages.use();
  const { connect } = home.faces;
  const { navigate } = useWallet();
  const load = useLoad(async () => ({ status: await walletStatus(), all: await listIssuable() }));
  return (
    <Screen of={load} instead={useInstead()}>
      {({ status, all }) =>
        status === 'WALLET_EXIST_BUT_NEW_INSTALLED' ? (
          <EmptyState
            picture="locked"
            title={connect.title}
            description={connect.note}
            action={{ label: connect.action, action: 'connect', onClick: () => navigate.push('FMC15000') }}
          />
        ) : all.length === 0 ? (
          <EmptyState picture="locked" title={t.none} description={t.others} />
        ) : (
          <>
            <Lead title={t.lead} />
            <Kinds all={all} isFirst={status === 'WALLET_NOT_EXIST'} reload={load.reload} />
            <Note>{t.others}</Note>
          </>
        )
      }
    </Screen>
  );
}

interface KindsProps {
  all: readonly Issuable[];
  isFirst: boolean;
  reload: () => void;
}

function Kinds({ all, isFirst, reload }: KindsProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const draft = getting.useDraft();
  const begin = useAction(
    async ({ kind }: Issuable) => {
      const known = await draft.read();
      if (isFirst && !known?.phoneCheck) return navigate.push('FMC11000');
      const { phoneCheck, agreedTerms } = known ?? {};
      const { transactionId, step } = await beginCase({ purpose: 'issue', kind, phoneCheck, agreedTerms });
      await draft.begin({ ...known, kind, transactionId });
      navigate.push(screenOf[step]);
    },
    { on: { MBR_NOT_VERIFIED: () => navigate.push('FMC11000') }, onRefusal: reload },
  );
  const ask = useAction(async ({ kind }: Issuable) => {
    await apply(kind);
    toast(t.list.applied);
    reload();
  });
  const ways: Readonly<Record<Way, (one: Issuable) => unknown>> = {
    ready: begin.run,
    have: ({ cardId }) => navigate.push('FMC24100', { query: { card: cardId } }),
    update: ({ cardId }) => navigate.push('FMC24100', { query: { card: cardId } }),
    plastic: () => navigate.push('FMC40000'),
    newPlastic: () => navigate.push('FMC40000'),
    office: () => navigate.push('FMC40000'),
    later: reload,
    ask: () => openWindow({ url: ASK }),
    async veterans() {
      await openWindow({ url: VETERANS });
      reload();
    },
    apply: ask.run,
  };
  return (
    <List>
      {kinds.map((kind) => {
        const one = all.find((each) => each.kind === kind);
        if (!one) return null;
        const way = wayOf(one);
        const detail = detailOf(one.code);
        const isReady = way === 'ready';
        return (
          <ListItem
            key={kind}
            action={way}
            leading={<IconTile picture={pictureOf[kind]} />}
            title={t.kinds[kind]}
            description={
              isReady
                ? one.isInside
                  ? t.list.inside
                  : t.issuers[issuerOf[kind]]
                : detail
                  ? t.list.details[detail]
                  : t.list.why[way]
            }
            badge={<Badge tone={isReady ? 'success' : 'neutral'}>{t.list.badges[way]}</Badge>}
            onClick={() => void ways[way](one)}
          />
        );
      })}
    </List>
  );
}
