// Clouds and infrastructure as code: every call uses the network; what destroys is danger.

import { commandTable } from '../checked-table.ts';

export const CLOUD = commandTable(
  'by row',
  `
aws,az,gcloud,gsutil,bq,ibmcloud,oci,aliyun,doctl,hcloud,linode-cli,scw,s3cmd,mc-client,mcli,firebase,heroku,fly,flyctl,
  vercel,netlify,wrangler,railway,pulumi,doppler,eksctl,civo,exo | ask,network,read noquery handler=cloud project=none | -v>list
  --version>list | =* | aws --version ;; aws configure list ;; gcloud config list | gcloud version ;; aws s3 ls ;; aws ec2 terminate-instances
  --instance-ids i-1 ;; gcloud compute instances delete x
terraform,tofu,terragrunt,cdktf,packer | ask,network,run sub stop single | -chdir:= -version,--version,-v>network
  -help>list | | terraform -help | terraform -version ;; terraform destroy
terraform version,packer version | network,read single project=none | -json | =* | | terraform version
terraform fmt-check,terraform providers-list,terraform help,tofu version,terragrunt --version | read full single project=none | -json
  | =* | tofu version | tofu version -nope
terraform show,terraform output,terraform state,terraform graph,terraform validate,terraform plan,terraform init,
  terraform get,terraform fmt,terraform console,terraform refresh,terraform providers,terraform workspace,
  terraform import,terraform test,terraform login,terraform logout,terraform metadata,tofu init,tofu plan,tofu validate,
  tofu fmt,tofu show,tofu output,terragrunt plan,terragrunt init,packer build,packer init,packer validate,packer fmt,
  cdktf synth,cdktf diff,cdktf get | ask,network,write,run handler=cloud nodash | | =* | | terraform plan
terraform destroy,terraform apply,terraform force-unlock,terraform taint,terraform untaint,terraform state-rm,
  tofu destroy,tofu apply,tofu force-unlock,tofu taint,terragrunt destroy,terragrunt apply,terragrunt run-all,
  terragrunt destroy-all,terragrunt apply-all,cdktf destroy,cdktf deploy | danger,delete,network,run nodash | | =* | |
  terraform destroy ;; terraform apply -auto-approve
ansible | ask,network,run noquery makes=.ansible handler=fleet | -v>list --version>list | =* | ansible --version | ansible all -m ping
salt,salt-call,salt-ssh,mco,bolt,knife | ask,network,run handler=fleet | -v>list --version>list | =* | salt
  --version | salt '*' cmd.run 'rm -rf /'
ansible-galaxy,ansible-vault,ansible-doc,ansible-config,ansible-lint,ansible-console,ansible-pull | ask,network,write,run noquery
  makes=.ansible | --version>list --help>list | =* | ansible-doc --version | ansible-galaxy install x ;; ansible-vault decrypt f
ansible-playbook | ask,network,run noquery makes=.ansible handler=cloud | -v>list --version>list | =* | ansible-playbook --version | ansible-playbook x.yml
puppet,chef-client,pulumi-up,cdk,sam,copilot-cli,amplify,vagrant | ask,network,run handler=cloud |
  -v>list --version>list | =* | vagrant --version | vagrant destroy ;; cdk destroy
`,
);
