import { MainButton, usePerson, useWallet } from '@wallet/kit/app';
import { openWindow } from '@wallet/kit/bridge';
import { formatDate, maskName } from '@wallet/kit/format';
import { Button, Card, InlineNotice, KeyValue } from '@wallet/kit/ui';
import { cardScreen } from '../flows/cardScreen.tsx';
import { messages } from '../messages/index.ts';
import { ASK, isReportedLost, issuerOf, reasonOf, wayOfStopped } from '../model/card.ts';
import { CardFace } from '../parts/CardFace.tsx';

/** One card: how it stands and why, until when, and what can be done about it. */
export const FMC24100 = cardScreen(function OneCard({ card }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const name = maskName(usePerson()?.name ?? '');
  const reason = reasonOf(card.reason);
  const confirmAt = (job: 'delete' | 'update') =>
    navigate.push('FMC24110', { query: { card: card.id, job } });
  // What the issuer stopped, the issuer lifts: the office, or a question.
  const toGuide = () => navigate.push('FMC40000');
  const stopped = {
    newPlastic: ['newPlastic', toGuide],
    office: ['office', toGuide],
    ask: ['ask', () => void openWindow({ url: ASK })],
  } as const;
  const lift = ['lift', () => navigate.push('FMC41000', { query: { job: 'lift' } })] as const;
  const main = {
    valid: ['show', () => navigate.push('FMC20000', { query: { card: card.id } })],
    due: ['update', () => confirmAt('update')],
    suspended: isReportedLost(card) ? lift : stopped[wayOfStopped(card.reason)],
    expired: ['again', () => navigate.push('FMC13000')],
    revoked: ['again', () => navigate.push('FMC13000')],
    pending: ['again', () => navigate.push('FMC13000')],
  } as const;
  const [action, run] = main[card.state];
  return (
    <>
      <CardFace {...{ card, name }} />
      {reason !== 'none' && (
        <InlineNotice tone="warning">{t.reasons[reason]({ number: card.reason })}</InlineNotice>
      )}
      <Card>
        <KeyValue
          rows={[
            { label: t.card.issuer, value: t.issuers[issuerOf[card.kind]] },
            { label: t.card.issued, value: formatDate(card.issuedOn) },
            { label: t.card.until, value: formatDate(card.validUntil) },
          ]}
        />
      </Card>
      <MainButton
        action={action}
        run={run}
        beside={
          <Button variant="secondary" action="delete" onClick={() => confirmAt('delete')}>
            {t.card.delete}
          </Button>
        }
      >
        {t.card.main[action]}
      </MainButton>
    </>
  );
});
