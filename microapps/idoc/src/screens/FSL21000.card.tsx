import { MainButton, useHold, useLoad, useWallet } from '@wallet/kit/app';
import { formatDate, formatDateTime } from '@wallet/kit/format';
import {
  Button,
  Card,
  Chips,
  CredentialCard,
  IconTile,
  InlineNotice,
  List,
  ListItem,
  Note,
  Section,
} from '@wallet/kit/ui';
import { useMemo } from 'react';
import { listBenefits } from '../api/calls.ts';
import { CardScreen } from '../flows/CardScreen.tsx';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import { hasOwnCalls, isUsable, lookOf, type StudentCard } from '../model/card.ts';
import { benefitPictures } from '../parts/benefitPictures.ts';

/** The card as it is held up: who, which school, until when; a tap shows it large with its live mark. */
export function FSL21000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const shownName = useShownName();
  return (
    <CardScreen ground onBack={navigate.close}>
      {({ card, cards, isOffline, reload }) => (
        <>
          {cards.length > 1 && (
            <Chips
              legend={t.card.which}
              scrolls
              options={cards.map(({ id, studentName }) => ({ value: id, label: shownName(studentName) }))}
              value={card.id}
              onChange={(cardId) => navigate.replace('FSL21000', { query: { cardId } })}
            />
          )}
          <Shown card={card} isOffline={isOffline} reload={reload} />
        </>
      )}
    </CardScreen>
  );
}

interface ShownProps {
  card: StudentCard;
  isOffline: boolean;
  reload: () => void;
}

function Shown({ card, isOffline, reload }: ShownProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { id, state, validUntil } = card;
  // The school may end it while it is shown. One wait for each answer: another object would begin anew.
  const wait = useMemo(
    () => (isOffline || !isUsable({ state }) ? null : { seconds: card.checkAfter }),
    [card, isOffline, state],
  );
  useHold(wait, reload);
  const go = (code: string) => () => navigate.push(code, { query: { cardId: id } });
  return (
    <>
      {isOffline && (
        <InlineNotice tone="warning">{t.card.offline({ at: formatDateTime(card.checkedAt) })}</InlineNotice>
      )}
      <CredentialCard
        picture="student"
        title={t.card.title}
        issuer={card.schoolName || card.cardName || t.card.title}
        name={card.studentName}
        number={card.maskedNumber}
        photo={card.photo}
        state={lookOf[state]}
        stateText={t.cardStates[state]}
        facts={[
          ...(card.grade ? [{ label: t.card.grade, value: t.gradeAndClass(card) }] : []),
          ...(card.birth ? [{ label: t.card.birth, value: formatDate(card.birth) }] : []),
          ...(validUntil ? [{ label: t.card.until, value: formatDate(validUntil) }] : []),
        ]}
      />
      {state !== 'valid' && (
        <InlineNotice tone={state === 'soon' ? 'warning' : 'danger'}>{t.cardSaid[state]}</InlineNotice>
      )}
      <Benefits />
      <Card>
        <List label={t.card.more}>
          <ListItem
            action="about"
            leading={<IconTile picture="student" />}
            title={t.card.about}
            description={t.card.aboutNote}
            onClick={go('FSL21200')}
          />
        </List>
      </Card>
      {isUsable(card) && hasOwnCalls(card) && (
        <MainButton action="code" run={go('FSL21100')} disabled={isOffline}>
          {t.card.code}
        </MainButton>
      )}
      {(state === 'expired' || state === 'ended') && (
        <MainButton
          action="renew"
          run={state === 'expired' ? go('FSL21310') : () => navigate.push('FSL11000')}
        >
          {state === 'expired' ? t.card.renew : t.card.anew}
        </MainButton>
      )}
    </>
  );
}

/** Benefits beside the card. */
const MOST_SHOWN = 2;

/** What is cheaper with it, the most first; the card stands without them. */
function Benefits() {
  const { card: t, benefits } = messages.use();
  const { navigate } = useWallet();
  const { data = [] } = useLoad(listBenefits);
  const most = data.toSorted((a, b) => b.usual - b.price - (a.usual - a.price)).slice(0, MOST_SHOWN);
  return (
    <Card>
      <Section
        title={t.benefits}
        action={
          <Button
            variant="text"
            size="small"
            leads
            action="benefits"
            onClick={() => navigate.push('FCO40000')}
          >
            {benefits.all}
          </Button>
        }
      >
        {most.length === 0 ? (
          <Note>{t.benefitsNote}</Note>
        ) : (
          <List label={t.benefits}>
            {most.map((one) => (
              <ListItem
                key={one.id}
                leading={<IconTile picture={benefitPictures[one.kind]} />}
                title={one.name}
                description={one.address || benefits.places.online}
                trailing={benefits.won({ amount: one.price })}
                trailingNote={benefits.usual({ amount: one.usual })}
              />
            ))}
          </List>
        )}
      </Section>
    </Card>
  );
}
