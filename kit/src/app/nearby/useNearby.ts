import { useState } from 'react';
import {
  locateCustomer,
  type Position,
  type PositionOutcome,
  readTerms,
  saveLocationConsent,
  saveTermAgreements,
  type Term,
  walletServices,
} from '../../common/index.ts';
import { alert } from '../../ui/index.ts';
import { useAction } from '../useAction.ts';
import { usePerson } from '../usePerson.ts';

const serviceCode = walletServices.location;

/** Where the customer is, and the term of it that is asked now. */
export interface Nearby {
  /** in degrees; undefined until it was asked for and given */
  position: Position | undefined;
  /** the term to agree to now: `NearbyTerms` shows it */
  term: Term | undefined;
  isBusy: boolean;
  locate(): void;
  forget(): void;
  agree(): void;
  refuse(): void;
}

/**
 * Where the customer is. Without their consent the terms are asked first, one after the other; where one is not agreed
 * to, nobody asks the phone (1-shell s4.9, R261). The position stays in memory: not in the address.
 * @param purpose recorded with the consent: what the place is used for, in Korean
 */
export function useNearby(purpose: string): Nearby {
  const person = usePerson();
  const [position, setPosition] = useState<Position>();
  const [terms, setTerms] = useState<readonly Term[]>([]);
  const [agreedIds, setAgreedIds] = useState<readonly string[]>([]);
  const of = { memberId: person?.memberId ?? '', groupCode: person?.groupCode ?? '' };

  async function settle(outcome: PositionOutcome): Promise<void> {
    if (outcome.kind === 'position') setPosition(outcome.position);
    // A consent that was just given and is not there afterwards cannot be looked up either.
    else
      await alert({ id: outcome.kind === 'failed' ? outcome.messageId : 'locationConsentLookupUnavailable' });
  }

  const locate = useAction(async () => {
    const outcome = await locateCustomer(of);
    if (outcome.kind !== 'consentNeeded') return settle(outcome);
    const asked = await readTerms({ serviceCode });
    if (asked.length === 0) return settle(outcome);
    setAgreedIds([]);
    setTerms(asked);
  });

  const consent = useAction(async (termsIds: readonly string[]) => {
    await saveTermAgreements({
      serviceCode,
      agreements: termsIds.map((termsId) => ({ termsId, isAgreed: true })),
    });
    const { name = '', phone = '' } = person ?? {};
    await saveLocationConsent({ isAgreed: true, name, phone, route: 'GPS', purpose });
    await settle(await locateCustomer(of));
  });

  const [term, ...later] = terms;

  function agree() {
    if (!term) return;
    const agreed = [...agreedIds, term.termsId];
    setAgreedIds(agreed);
    setTerms(later);
    if (later.length === 0) void consent.run(agreed);
  }

  return {
    position,
    term,
    isBusy: locate.isRunning || consent.isRunning,
    locate: () => void locate.run(),
    forget: () => setPosition(undefined),
    agree,
    refuse: () => setTerms([]),
  };
}
