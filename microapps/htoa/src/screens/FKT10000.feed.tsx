import { Screen, useAction, useLoad } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Actions, Button, KeyValue, List, ListItem, Section, toast } from '@wallet/kit/ui';
import { listAirlines, listFlights, setStandIn } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** Minutes for which the feed is silent. */
const silences = [0, 10, 70] as const;

/** What the feed says and what is made of it; and a feed that has fallen silent. */
export function FKT10000() {
  const t = messages.use();
  const load = useLoad((signal) =>
    Promise.all([
      listFlights({ date: todaySeoul(), isArrival: false }, { signal }),
      listAirlines(undefined, { signal }),
    ]),
  );
  const silence = useAction(async (silentMin: number) => {
    await setStandIn({ what: 'FEED', silentMin });
    toast(t.developer.done);
    load.reload();
  });
  return (
    <Screen of={load}>
      {([{ at, flights }, airlines]) => (
        <>
          <KeyValue rows={[{ label: t.developer.feed, value: at }]} />
          <Actions>
            {silences.map((minutes) => (
              <Button
                key={minutes}
                variant="secondary"
                size="small"
                action={`silent${minutes}`}
                onClick={() => void silence.run(minutes)}
              >
                {t.developer.silence({ minutes })}
              </Button>
            ))}
          </Actions>
          <Section title={t.developer.airlines}>
            <KeyValue rows={airlines.map(({ code, name }) => ({ label: code, value: name }))} />
          </Section>
          <List label={t.home.board}>
            {flights.map((one) => (
              <ListItem
                key={one.key}
                title={one.key}
                description={`${one.airline} · ${one.terminal}${one.isConcourse ? ' (P02)' : ''} · ${one.remark}`}
                trailing={one.gate || '-'}
                {...(one.master ? { trailingNote: one.master } : {})}
              />
            ))}
          </List>
        </>
      )}
    </Screen>
  );
}
