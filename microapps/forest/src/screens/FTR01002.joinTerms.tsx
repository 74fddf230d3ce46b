import { AgreeToTerms, Screen, usePerson } from '@wallet/kit/app';
import { readTerms } from '../api/forestCalls.ts';
import { joining } from '../flows/joining.ts';
import { messages } from '../messages/index.ts';
import { say } from '../messages/say.ts';
import { beginJoin } from '../model/membership.ts';
import { agreedIds, agreementsOf, asked } from '../model/term.ts';

export const FTR01002 = joining.step(
  { ask: (_, { signal }) => readTerms('JOIN', { signal }) },
  function JoinTerms({ draft, data: terms, begin, goOn }) {
    const t = messages.use();
    const person = usePerson();
    return (
      <Screen>
        <AgreeToTerms
          picture="forest"
          title={t.joinTerms.ask}
          note={t.joinTerms.lead}
          terms={asked(terms, say)}
          agreed={agreedIds(draft?.agreements ?? {})}
          onAgree={async (ids) => {
            await begin({ ...(draft ?? beginJoin(person)), agreements: agreementsOf(terms, ids) });
            await goOn('FTR01003');
          }}
        />
      </Screen>
    );
  },
);
