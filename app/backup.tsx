export { BackupScreen as default } from '@/features/backup/backup-screen';
