import '../plain/plain.css';
import { PlainDomain } from '../plain/PlainDomain.tsx';

export default PlainDomain;
