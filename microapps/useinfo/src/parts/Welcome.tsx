import { Card, Hero, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const gains = ['card', 'point', 'booking', 'coupon'] as const;
const pictures = { card: 'moid', point: 'point', booking: 'booking', coupon: 'coupon' } as const;

interface WelcomeProps {
  title: string;
  text: string;
}

/** What the page asks for, and what the wallet is good for. */
export function Welcome({ title, text }: WelcomeProps) {
  const t = messages.use();
  return (
    <>
      <Hero isPromise label={title} note={text} art={<IconTile picture="my" size="large" />} />
      <Card>
        <Section title={t.gains}>
          <List label={t.gains}>
            {gains.map((gain) => (
              <ListItem
                key={gain}
                leading={<IconTile picture={pictures[gain]} />}
                title={t.gain[gain].title}
                description={t.gain[gain].text}
              />
            ))}
          </List>
        </Section>
      </Card>
    </>
  );
}
