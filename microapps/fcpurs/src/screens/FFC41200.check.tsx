import { ConfirmOrder, useWallet } from '@wallet/kit/app';
import { Flag, IconTile } from '@wallet/kit/ui';
import { readSendTerms } from '../api/moreCalls.ts';
import { moveOrder, sending } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { money } from '../model/fx.ts';
import { whom } from '../model/more.ts';

export const FFC41200 = sending.step(
  { needs: ['person', 'currency', 'minor'], ask: (_, { signal }) => readSendTerms(undefined, { signal }) },
  function Check({ draft, data: { pockets } }) {
    const t = messages.use().more.sends;
    const { navigate } = useWallet();
    const { person, currency, minor, message = '' } = draft;
    const held = pockets.find((one) => one.currency === currency)?.minor ?? 0;
    const name = whom(person);
    const amount = money(minor, currency);
    return (
      <ConfirmOrder
        order={moveOrder}
        facts={{ kind: 'send', currency, amount: minor, to: person.id, more: message, fee: 0 }}
        lead={t.question({ name, money: amount })}
        between={{ from: <Flag of={currency} />, to: <IconTile picture="my" /> }}
        rows={[
          { label: t.facts.to, value: name },
          ...(person.name && person.phone ? [{ label: t.facts.phone, value: person.phone }] : []),
          { label: t.facts.amount, value: amount, isStrong: true },
          { label: t.facts.fee, value: t.free },
          { label: t.facts.after, value: money(Math.max(0, held - minor), currency) },
          ...(message ? [{ label: t.facts.words, value: message }] : []),
        ]}
        secret={{ hint: t.hint({ money: amount }) }}
        submit={t.submit}
        draft={sending.useDraft()}
        onAgain={() => navigate.replace('FFC41100')}
      />
    );
  },
);
