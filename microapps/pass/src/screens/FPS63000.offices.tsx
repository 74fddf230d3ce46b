import { PlaceFinder, Screen, useLoad, useNearby } from '@wallet/kit/app';
import { Badge, Card, Disclosure, Section } from '@wallet/kit/ui';
import { readCodes } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FPS63000() {
  const t = messages.use();
  const { offices: o } = t;
  const load = useLoad(readCodes);
  const nearby = useNearby('여권 창구 찾기');
  return (
    <Screen of={load} skeleton="list" ground>
      {({ offices, emergencyFee }) => (
        <>
          <PlaceFinder
            label={o.list}
            places={offices}
            nearby={nearby}
            say={(one) => ({
              badge: one.isOpen ? (
                one.lateDay > 0 && <Badge tone="info">{t.late(one)}</Badge>
              ) : (
                <Badge tone="danger">{o.closed}</Badge>
              ),
              line: t.weekdays,
              isQuiet: !one.isOpen,
              rows: [{ label: o.hours, value: t.hours(one) }],
            })}
          />
          <Card>
            <Section title={o.questions}>
              {o.asked.map(([question, answer]) => (
                <Disclosure key={question} title={question}>
                  {answer({ fee: emergencyFee === null ? '' : t.won({ amount: emergencyFee }) })}
                </Disclosure>
              ))}
            </Section>
          </Card>
        </>
      )}
    </Screen>
  );
}
