import { DoorGrid, Part, useAction, useLoad, usePerson, useResume, useWallet } from '@wallet/kit/app';
import {
  Button,
  Card,
  EmptyState,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Scene,
  Section,
  toast,
} from '@wallet/kit/ui';
import { readStatus, readSummary, saveSettings } from '../api/calls.ts';
import { AgreedScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import type { Row } from '../model/receipt.ts';
import { EndingSoon } from '../parts/EndingSoon.tsx';
import { ReceiptRow } from '../parts/ReceiptRow.tsx';

const doors = [
  ['FEC21100', 'edoc', 'all'],
  ['FEC21600', 'scan', 'search'],
  ['FEC23000', 'rates', 'sums'],
  ['FEC22100', 'moid', 'paper'],
  ['FEC24000', 'tax', 'export'],
  ['FEC25000', 'safenote', 'manage'],
] as const;

export function FEC21300() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readSummary);
  useResume(load.reload);
  const open = ({ id }: Row) => navigate.push('FEC21510', { query: { rceitpNo: id } });
  return (
    <AgreedScreen of={load} ground>
      {({ month, sum, count, before, newest, soon }) => (
        <>
          <Scene
            drawn="edoc"
            title={t.home.month({ month })}
            figure={t.won({ amount: sum })}
            note={[t.receipts({ count }), (sum || before) && t.soFar({ amount: sum - before })]
              .filter(Boolean)
              .join(' · ')}
          >
            <Button full action="till" onClick={() => navigate.push('FEC12000')}>
              {t.home.till}
            </Button>
          </Scene>
          <State />
          <DoorGrid
            bare
            title={t.home.doors}
            doors={doors.map(([code, picture, name]) => ({ code, picture, name: t.home.door[name] }))}
          />
          <EndingSoon soon={soon} />
          <Card>
            <Section
              title={t.home.newest}
              action={
                newest.length > 0 && (
                  <Button
                    variant="text"
                    size="small"
                    leads
                    action="all"
                    onClick={() => navigate.push('FEC21100')}
                  >
                    {t.home.more}
                  </Button>
                )
              }
            >
              {newest.length > 0 ? (
                <List label={t.home.newest}>
                  {newest.map((one) => (
                    <ReceiptRow
                      key={one.id}
                      one={one}
                      description={t.day({ date: one.at })}
                      onClick={() => open(one)}
                    />
                  ))}
                </List>
              ) : (
                <EmptyState picture="blank" title={t.none.title} description={t.none.text} />
              )}
            </Section>
          </Card>
        </>
      )}
    </AgreedScreen>
  );
}

/** How the customer stands with the receipt company; the list stands where this fails. */
function State() {
  const { home: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readStatus, usePerson()?.memberId ?? '');
  const resume = useAction(async () => {
    await saveSettings({ isPaused: false });
    toast(t.resumed);
    load.reload();
  });
  return (
    <Part of={load}>
      {({ state, points, pointsEach }) => (
        <>
          {state === 'paused' && (
            <Card>
              <InlineNotice tone="warning">{t.paused}</InlineNotice>
              <Button
                full
                variant="secondary"
                action="resume"
                isBusy={resume.isRunning}
                onClick={() => void resume.run()}
              >
                {t.resume}
              </Button>
            </Card>
          )}
          {(state === 'agreed' || state === 'left') && (
            <Card>
              <InlineNotice>{t.notYet}</InlineNotice>
              <Button full variant="secondary" action="ways" onClick={() => navigate.push('FEC11000')}>
                {t.ways}
              </Button>
            </Card>
          )}
          {points > 0 && (
            <Card>
              <List label={t.points}>
                <ListItem
                  action="carbon"
                  leading={<IconTile picture="carbon" />}
                  title={t.points}
                  {...(pointsEach > 0 && { description: t.pointsHint({ each: pointsEach }) })}
                  trailing={t.expected({ points })}
                  onClick={() => void navigate.open('/canp/FCA10000')}
                />
              </List>
            </Card>
          )}
        </>
      )}
    </Part>
  );
}
