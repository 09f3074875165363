export { CheckScreen as default } from '@/features/togo/check/check-screen';
