import { useAction, usePerson } from '@wallet/kit/app';
import {
  locateCustomer,
  type Position,
  type PositionOutcome,
  readTerms,
  saveLocationConsent,
  saveTermAgreements,
  type Term,
  walletServices,
} from '@wallet/kit/common';
import { alert } from '@wallet/kit/ui';
import { useState } from 'react';
import { nearbyConsent } from '../model/nearbyConsent.ts';

const serviceCode = walletServices.location;

/**
 * Where the customer is. Without their consent the terms are asked first, one after the other; where one is not agreed
 * to, nobody asks the phone (R261). The position stays in memory: not in the address, not on the wire.
 */
export function useNearby() {
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
    await saveLocationConsent({ isAgreed: true, name, phone, ...nearbyConsent });
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
    /** the term to agree to now */
    term,
    isBusy: locate.isRunning || consent.isRunning,
    locate: () => void locate.run(),
    forget: () => setPosition(undefined),
    agree,
    refuse: () => setTerms([]),
  };
}
