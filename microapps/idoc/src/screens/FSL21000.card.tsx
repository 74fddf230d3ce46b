import { MainButton, useHold, useWallet } from '@wallet/kit/app';
import { formatDate, formatDateTime } from '@wallet/kit/format';
import { Card, Chips, CredentialCard, IconTile, InlineNotice, List, ListItem } from '@wallet/kit/ui';
import { useMemo } from 'react';
import { CardScreen } from '../flows/CardScreen.tsx';
import { useShownName } from '../flows/useShownName.ts';
import { messages } from '../messages/index.ts';
import { isUsable, lookOf, type StudentCard } from '../model/card.ts';

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
        issuer={card.schoolName}
        name={card.studentName}
        number={card.maskedNumber}
        photo={card.photo}
        state={lookOf[state]}
        stateText={t.cardStates[state]}
        facts={[
          { label: t.card.grade, value: t.gradeAndClass(card) },
          { label: t.card.birth, value: formatDate(card.birth) },
          { label: t.card.until, value: formatDate(validUntil) },
        ]}
      />
      {state !== 'valid' && (
        <InlineNotice tone={state === 'soon' ? 'warning' : 'danger'}>{t.cardSaid[state]}</InlineNotice>
      )}
      <Card>
        <List label={t.card.more}>
          <ListItem
            action="benefits"
            leading={<IconTile picture="coupon" />}
            title={t.card.benefits}
            description={t.card.benefitsNote}
            onClick={() => navigate.push('FCO40000')}
          />
          <ListItem
            action="about"
            leading={<IconTile picture="student" />}
            title={t.card.about}
            description={t.card.aboutNote}
            onClick={go('FSL21200')}
          />
        </List>
      </Card>
      {isUsable(card) && (
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
