import { daysBetween, formatDate, todaySeoul } from '@wallet/kit/format';
import { CredentialCard, InlineNotice, Note } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { type DigitalId, lookOf, type State } from '../model/digitalId.ts';

interface IdCardProps {
  id: DigitalId;
  state: State;
  isDue: boolean;
}

/** The ID as a card with its live mark, how it stands, and that it is no legal ID. */
export function IdCard({ id, state, isDue }: IdCardProps) {
  const t = messages.use();
  const known = state === 'none' || state === 'young' ? 'valid' : state;
  const said = known === 'valid' ? null : t.said[known];
  return (
    <>
      <CredentialCard
        picture="gmid"
        title={t.name}
        issuer={t.issuer}
        name={id.name}
        number={`${id.number.slice(0, 4)}****`}
        state={lookOf(state, isDue)}
        stateText={t.states[known]}
        facts={[
          { label: t.facts.issued, value: formatDate(id.issuedOn) },
          { label: t.facts.until, value: formatDate(id.validUntil) },
        ]}
        more={<Note>{t.legal}</Note>}
      />
      {said ? (
        <InlineNotice tone="warning">{said}</InlineNotice>
      ) : (
        isDue && (
          <InlineNotice tone="warning">
            {t.due({ days: daysBetween(todaySeoul(), id.validUntil) })}
          </InlineNotice>
        )
      )}
    </>
  );
}
