import type { DueTask } from '../due.ts';
import { memberOf } from '../room.ts';
import { knownOf } from './own.ts';
import { nextToPay, paidAt, payTraining } from './trainings.ts';

/** Pay of trainings goes to the account on its day. */
export const miliDue: DueTask = {
  nextAt(member) {
    const training = nextToPay(knownOf(member).trainings);
    return training && paidAt(training);
  },
  run(member) {
    const training = nextToPay(knownOf(member).trainings);
    if (training) payTraining(member.get('world'), memberOf(member).walletMberIdnfiNo, training);
  },
};
