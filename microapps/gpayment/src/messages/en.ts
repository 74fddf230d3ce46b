import { pay } from './en/pay.ts';
import { refusals } from './en/refusals.ts';
import { service } from './en/service.ts';

export const messages = { ...service, ...pay, ...refusals };
