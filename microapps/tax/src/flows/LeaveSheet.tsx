export { LeaveSheet } from '@wallet/kit/app';
