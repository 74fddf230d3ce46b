import { DoorGrid, Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Button, Card, IconTile, List, ListItem, Scene, Section } from '@wallet/kit/ui';
import { readCatalogue, readWallet } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { Join } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import { favouritesOf } from '../model/certificate.ts';
import { PaperRow } from '../parts/PaperRow.tsx';
import { paperPicture } from '../parts/paperPicture.ts';

const doors = [
  ['FCE24300', 'security'],
  ['FCE25000', 'history'],
  ['FCE30000', 'cert'],
  ['GOAPP24', 'whitepaper'],
] as const;
/** Offered before somebody has favourites of their own: what most people come for. */
const OFTEN = 4;

/** My certificates and how long they count, what is under way, and the way to a new one. */
export function FCE10000() {
  const load = useLoad((signal) =>
    Promise.all([readWallet(undefined, { signal }), readCatalogue(undefined, { signal })]),
  );
  useResume(load.reload);
  return (
    <Screen of={load} ground={load.data?.[0].isJoined !== false}>
      {([wallet, kinds]) =>
        wallet.isJoined ? <Home wallet={wallet} kinds={kinds} /> : <Join onDone={load.reload} />
      }
    </Screen>
  );
}

interface HomeProps {
  wallet: Awaited<ReturnType<typeof readWallet>>;
  kinds: Awaited<ReturnType<typeof readCatalogue>>;
}

function Home({ wallet: { certificates, inWork }, kinds }: HomeProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { begin } = applying.useDraft();
  const good = certificates.filter(({ state }) => state !== 'withdrawn');
  const [first] = good.toSorted((a, b) => a.validUntil.localeCompare(b.validUntil));
  const favourites = favouritesOf(kinds);
  const offered = favourites.length > 0 ? favourites.slice(0, OFTEN) : kinds.slice(0, OFTEN);
  return (
    <>
      <Scene
        drawn="certi"
        title={t.home.mine}
        figure={t.count({ count: good.length })}
        note={first ? t.home.first({ name: first.name, at: first.validUntil }) : t.home.none}
      >
        {good.length > 0 && (
          <Section
            title={t.home.ready}
            action={
              <Button
                variant="text"
                size="small"
                leads
                action="wallet"
                onClick={() => navigate.push('FCE15000')}
              >
                {t.home.all}
              </Button>
            }
          >
            <List label={t.home.ready}>
              {good.slice(0, 3).map((one) => (
                <PaperRow
                  key={one.id}
                  one={one}
                  onOpen={({ id }) => navigate.push('FCE15110', { query: { certNo: id } })}
                />
              ))}
            </List>
          </Section>
        )}
        <Button full action="catalogue" onClick={() => navigate.push('FCE20000')}>
          {t.home.apply}
        </Button>
      </Scene>
      {inWork.length > 0 && (
        <Card>
          <Section title={t.home.inWork}>
            <List label={t.home.inWork}>
              {inWork.map((one) => (
                <ListItem
                  key={one.signRequestId}
                  action="openRequest"
                  leading={<IconTile picture={paperPicture(one.name)} />}
                  title={one.name}
                  description={t.requests[one.state]}
                  onClick={async () => {
                    const { signRequestId, signedTextId, name } = one;
                    await begin({ signRequestId, signedTextId, name });
                    navigate.push('FCE24000');
                  }}
                />
              ))}
            </List>
          </Section>
        </Card>
      )}
      <Card>
        <Section
          title={favourites.length > 0 ? t.home.favourites : t.home.often}
          action={
            <Button variant="text" size="small" action="favourites" onClick={() => navigate.push('FCE26000')}>
              {t.home.edit}
            </Button>
          }
        >
          <List label={t.home.favourites}>
            {offered.map(({ id, name, office }) => (
              <ListItem
                key={id}
                action="openKind"
                leading={<IconTile picture={paperPicture(name)} />}
                title={name}
                description={office}
                onClick={() => navigate.push('FCE21000', { query: { kndId: id } })}
              />
            ))}
          </List>
        </Section>
      </Card>
      <DoorGrid
        bare
        title={t.home.more}
        doors={doors.map(([code, picture]) => ({ code, picture, name: t.home.doors[code] }))}
      />
    </>
  );
}
