import { pay } from './ko/pay.ts';
import { refusals } from './ko/refusals.ts';
import { service } from './ko/service.ts';

export const messages = { ...service, ...pay, ...refusals };
