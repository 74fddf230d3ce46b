import { usePerson } from '@wallet/kit/app';
import { readFranchiseLocationConsent, readPosition } from '@wallet/kit/common';
import { useEffect, useRef } from 'react';
import { nowhere, type Place } from '../model/place.ts';

/** Where the customer is, once that is known and if they agreed to be asked; never waited for, never kept. */
export function usePlace(onKnown: (place: Place) => void): { current: Place } {
  const person = usePerson();
  const place = useRef<Place>(nowhere);
  const known = useRef(onKnown);
  known.current = onKnown;

  useEffect(() => {
    let isGone = false;
    async function look() {
      if (!person) return;
      const { memberId, groupCode } = person;
      const consent = await readFranchiseLocationConsent({ memberId, groupCode }).catch(() => 'none');
      if (consent !== 'agreed') return;
      const outcome = await readPosition();
      if (isGone || outcome.kind !== 'position') return;
      const { latitude, longitude } = outcome.position;
      place.current = { latitude, longitude };
      known.current(place.current);
    }
    void look();
    return () => {
      isGone = true;
    };
  }, [person]);

  return place;
}
