import { useWallet } from '@wallet/kit/app';
import { formatDate, phoneText } from '@wallet/kit/format';
import { Actions, Bullets, Button, Card, InlineNotice, KeyValue, Section } from '@wallet/kit/ui';
import { CardScreen } from '../flows/CardScreen.tsx';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import { hasOwnCalls } from '../model/card.ts';

/** The back of the card: the school, what the card is and is not, what can be done with it. */
export function FSL21200() {
  const t = messages.use();
  const { navigate } = useWallet();
  const shownName = useShownName();
  return (
    <CardScreen ground>
      {({ card }) => (
        <>
          <Card>
            <Section title={t.card.title}>
              <KeyValue
                rows={[
                  { label: t.grade.name, value: shownName(card.studentName) },
                  { label: t.card.masked, value: card.maskedNumber },
                  ...(card.grade ? [{ label: t.card.grade, value: t.gradeAndClass(card) }] : []),
                  ...(card.validUntil
                    ? [{ label: t.card.until, value: formatDate(card.validUntil), isStrong: true }]
                    : []),
                ]}
              />
            </Section>
          </Card>
          {card.schoolName && (
            <Card>
              <Section title={t.about.school}>
                <KeyValue
                  rows={[
                    { label: t.grade.school, value: `${card.schoolName} (${t.kinds[card.schoolKind]})` },
                    { label: t.card.address, value: card.schoolAddress },
                    { label: t.card.phone, value: phoneText(card.schoolPhone) },
                  ]}
                />
              </Section>
            </Card>
          )}
          <Card>
            <Section title={t.about.rules}>
              <Bullets texts={t.about.ruleList} />
            </Section>
          </Card>
          <InlineNotice>{t.start.noBank}</InlineNotice>
          <Actions>
            {card.state !== 'ended' && hasOwnCalls(card) && (
              <Button
                full
                variant="secondary"
                action="renew"
                onClick={() => navigate.push('FSL21310', { query: { cardId: card.id } })}
              >
                {t.card.renew}
              </Button>
            )}
            <Button full variant="text" action="another" onClick={() => navigate.push('FSL12000')}>
              {t.about.another}
            </Button>
          </Actions>
        </>
      )}
    </CardScreen>
  );
}
