import { pay } from './en/pay.ts';
import { service } from './en/service.ts';
import type { ko } from './ko.ts';

export const en: typeof ko = { ...service, ...pay };
