import { AgreeToService, DoorGrid, Part, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { readTerms, type Term } from '@wallet/kit/common';
import { Button, InlineNotice, Scene, Section } from '@wallet/kit/ui';
import { readTokens, readWallet } from '../api/calls.ts';
import { opening } from '../flows/opening.ts';
import { messages } from '../messages/index.ts';
import { shortAddress } from '../model/token.ts';
import { TokenGrid } from '../parts/TokenGrid.tsx';

const doors = [
  ['FNF60000', 'event'],
  ['FNF61000', 'ticket'],
  ['FNF30000', 'scan'],
  ['FNF20500', 'security'],
] as const;

/** The NFT wallet among the services of the wallet (1-shell s9; its name is assumed). */
const SERVICE = '39';
/** Tokens on the first screen. */
const MOST_SHOWN = 4;

type Wallet = Awaited<ReturnType<typeof readWallet>>;
type Begin = (draft: { terms: string[] }) => Promise<void>;

/** What a wallet is for and its terms; with a wallet how many tokens are in it, and where to go. */
export const FNF10000 = opening.step(
  {
    ask: async (_, { signal }) => {
      const wallet = await readWallet(undefined, { signal });
      return {
        wallet,
        terms: wallet.state === 'open' ? [] : await readTerms({ serviceCode: SERVICE }, { signal }),
      };
    },
  },
  function Home({ data: { wallet, terms }, begin, goOn, reload }) {
    useResume(reload);
    return (
      <Screen ground={wallet.state === 'open'}>
        {wallet.state === 'open' ? (
          <Opened wallet={wallet} />
        ) : (
          <First terms={terms} begin={begin} goOn={() => goOn('FNF10100')} />
        )}
      </Screen>
    );
  },
);

function First({ terms, begin, goOn }: { terms: readonly Term[]; begin: Begin; goOn: () => unknown }) {
  const { home: t } = messages.use();
  return (
    <AgreeToService
      picture="nft"
      title={t.promise}
      note={t.promiseNote}
      service={SERVICE}
      terms={terms}
      submit={t.make}
      onAgreed={async (agreed) => {
        await begin({ terms: agreed });
        await goOn();
      }}
    />
  );
}

function Opened({ wallet: { address, isLocked, tokens } }: { wallet: Wallet }) {
  const t = messages.use();
  const { navigate } = useWallet();
  return (
    <>
      <Scene
        drawn="nft"
        title={t.home.tokens}
        figure={t.count({ count: tokens })}
        note={<span translate="no">{shortAddress(address)}</span>}
      >
        {isLocked && (
          <>
            <InlineNotice tone="warning">{t.home.locked}</InlineNotice>
            <Button
              full
              action="resetPin"
              onClick={() => navigate.push('FNF11000', { query: { way: 'reset' } })}
            >
              {t.home.unlock}
            </Button>
          </>
        )}
        {tokens > 0 ? (
          <Newest />
        ) : (
          <Button full variant="secondary" action="tokens" onClick={() => navigate.push('FNF20000')}>
            {t.home.see}
          </Button>
        )}
      </Scene>
      <DoorGrid
        bare
        title={t.home.more}
        doors={doors.map(([code, picture]) => ({ code, picture, name: t.home.doors[code] }))}
      />
    </>
  );
}

/** The first of them by their pictures, and the way to all; home stands without them, and says so. */
function Newest() {
  const { home: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(async (signal) => {
    const { tokens } = await readTokens(undefined, { signal });
    return tokens.filter(({ isHidden }) => !isHidden).slice(0, MOST_SHOWN);
  }, []);
  return (
    <Section
      title={t.newest}
      action={
        <Button variant="text" size="small" leads action="tokens" onClick={() => navigate.push('FNF20000')}>
          {t.see}
        </Button>
      }
    >
      <Part of={load}>
        {(tokens) => (
          <TokenGrid
            label={t.newest}
            tokens={tokens}
            onOpen={({ id }) => navigate.push('FNF20100', { query: { tknId: id } })}
          />
        )}
      </Part>
    </Section>
  );
}
