export { DiagnosticsScreen as default } from '@/features/backup/diagnostics-screen';
